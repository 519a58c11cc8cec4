/** What a workflow of GitHub must not do, with the line. */
export function workflowProblems(text: string): string[] {
  const lines = text.split('\n')
  const problems = lines.flatMap((line, index) => {
    const at = `line ${index + 1}`
    const used = /^\s*(?:-\s+)?uses:\s*(\S+)(.*)$/.exec(line)
    const install = /\bnpm (?:ci|install)\b/.test(line) && !line.includes('--ignore-scripts')
    return [
      ...(used && !isPinned(used[1]!) ? [`${at}: ${used[1]} is not pinned by its commit`] : []),
      ...(used && isPinned(used[1]!) && !isLocal(used[1]!) && !/#\s*v\d/.test(used[2]!)
        ? [`${at}: ${used[1]} does not say which version it is`]
        : []),
      ...(install && !/^\s*#/.test(line) ? [`${at}: programs of packages would run`] : []),
    ]
  })
  const first = lines.findIndex((line) => line.startsWith('permissions:'))
  const isNarrow = first !== -1 && lines[first + 1]?.trim() === 'contents: read'
  return isNarrow ? problems : [...problems, 'the token is not narrowed to `contents: read`']
}

const isLocal = (action: string): boolean => action.startsWith('./')
const isPinned = (action: string): boolean => isLocal(action) || /@[\da-f]{40}$/.test(action)
