import type { Diagnostic } from '#model/diagnostic.ts'
import { RULE_LEVELS, RULES, type RuleSettings } from '#model/rules.ts'
import { nearest } from '../nearest.ts'

/** A misspelt rule would be silently off. Not part of a build, because a rule is not either. */
export function checkRules(rules: RuleSettings): Diagnostic[] {
  const names = Object.keys(RULES)
  return Object.entries(rules).flatMap(([name, setting]) => {
    const level: unknown = Array.isArray(setting) ? setting[0] : setting
    if (!names.includes(name)) {
      const guess = nearest(name, names)
      const remedy = guess ? `Did you mean \`${guess}\`?` : `There are ${names.join(', ')}.`
      return [wrong('unknown-rule', `There is no rule \`${name}\`.`, remedy)]
    }
    if (level === undefined || RULE_LEVELS.some((one) => one === level)) return []
    const message = `The rule \`${name}\` cannot be \`${JSON.stringify(level)}\`.`
    return [wrong('bad-setting', message, `Use one of ${RULE_LEVELS.join(', ')}.`)]
  })
}

const wrong = (code: string, message: string, remedy: string): Diagnostic => ({
  severity: 'error',
  code,
  file: 'site.config.ts',
  message,
  remedy,
})
