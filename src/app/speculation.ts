const ID = 'speculation'

/**
 * Until the application is there, a link leads to a document: browsers that know speculation rules
 * fetch it while the pointer rests on the link. (They leave it be on a line that is saved.)
 */
export function addSpeculationRules(): void {
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.id = ID
  script.textContent = JSON.stringify({
    prefetch: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { selector_matches: '[download], [data-act]' } }],
        },
        eagerness: 'moderate',
      },
    ],
  })
  document.head.append(script)
}

/** From now on a page's data is fetched instead. */
export function removeSpeculationRules(): void {
  document.getElementById(ID)?.remove()
}
