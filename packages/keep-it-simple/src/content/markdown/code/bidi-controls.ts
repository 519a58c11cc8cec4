/** Characters that change the order in which others are shown, and are not seen themselves. */
const CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Code is shown in the order in which it is executed: each control is named, and turns nothing around
 * but itself. It stays in the text, so a copy is what the author wrote.
 */
export const showControls = (html: string): string =>
  html.replace(CONTROL, (control) => {
    const number = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `<bdi class="bidi" data-bidi="U+${number}">${control}</bdi>`
  })
