/**
 * The application needs seconds to load while it is not bundled. An edit that comes sooner is shown by
 * loading the document again: nothing was opened or typed in it yet.
 */
import.meta.hot?.on('content:update', () => {
  if (!('ready' in document.documentElement.dataset)) location.reload()
})
