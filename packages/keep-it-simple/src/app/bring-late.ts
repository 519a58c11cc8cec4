/**
 * Links the styles of what nobody sees before the first movement: what opens, floats or answers a pointer
 * (`theme/styles/late.css`). Their link stands in the document for readers without script.
 */
export function bringLate(): void {
  const late = document.getElementById('late')
  late?.insertAdjacentHTML('afterend', late.textContent)
  late?.remove()
}
