import { loadLateWords } from '#locale/load-words.ts'
import { openDiscussion } from '#services/comments.ts'
import type { CommentPlan } from '#model/comments.ts'

/**
 * The widget in place of the button. It follows the appearance of the page; where it does not come,
 * the button and the link to the discussion are there again. Gives back what undoes it.
 */
export async function showComments(section: HTMLElement, again: () => void): Promise<() => void> {
  const plan = JSON.parse(section.dataset['plan']!) as CommentPlan
  const frame = section.querySelector<HTMLElement>('.comments-frame')!
  const words = await loadLateWords(document.documentElement.lang)
  frame.dataset['state'] = 'loading'
  frame.textContent = words.commentsLoading
  const discussion = openDiscussion(plan, shade(plan))
  const night = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => discussion.paint(shade(plan))
  const watch = new MutationObserver(follow)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  night.addEventListener('change', follow)
  const close = () => {
    watch.disconnect()
    night.removeEventListener('change', follow)
    discussion.close()
  }
  frame.append(discussion.element)
  const shown = () => {
    frame.dataset['state'] = 'shown'
    frame.firstChild!.remove()
  }
  const failed = () => {
    close()
    frame.dataset['state'] = 'failed'
    frame.textContent = words.commentsFailed
    again()
  }
  discussion.answered.then(shown, failed)
  return close
}

/** The theme of the widget that goes with what the page shows. */
function shade({ light, dark }: CommentPlan): string {
  const chosen = document.documentElement.dataset['theme']
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  return isDark ? dark : light
}
