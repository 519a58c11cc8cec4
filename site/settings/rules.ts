import type { RuleSettings } from 'keep-it-simple'

/** How this site likes to be written. `kis check` asks; a build does not. */
export const rules: RuleSettings = {
  'chinese-copywriting': 'error',
  'description-length': ['error', { 'zh-CN': [12, 80], 'en-US': [30, 170] }],
  'max-heading-depth': ['error', 3],
  'no-empty-sections': 'error',
  'no-exclamation-mark': 'error',
  'proven-results': 'warn',
  'tag-vocabulary': 'error',
}
