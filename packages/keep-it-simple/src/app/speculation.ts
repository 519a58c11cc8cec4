const ID = 'speculation'

/** One text for all pages, so that one hash allows it. */
export const SPECULATION_RULES: string = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[download], [data-action]' } }],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Until the application is there, a link leads to a document: browsers that know speculation rules
 * fetch it while the pointer rests on the link. (They do not where the reader saves data.)
 */
export function addSpeculationRules(): void {
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.id = ID
  script.textContent = SPECULATION_RULES
  document.head.append(script)
}

/** From now on a page's data is fetched instead. */
export function removeSpeculationRules(): void {
  document.getElementById(ID)?.remove()
}
