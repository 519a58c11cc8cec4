import { expect, it } from 'vitest'
import { leanSource } from './lean-router.ts'

it('lets unused components go, and changes nothing else', () => {
  expect(
    leanSource(
      [
        'const Link = React$1.forwardRef(function LinkWithRef() {',
        '});',
        'Link.displayName = "Link";',
        'const Context = React.createContext(null);',
        'const value = React.useMemo(() => 1);',
        'object.name = "Link";',
      ].join('\n'),
    ),
  ).toBe(
    [
      'const Link = /*#__PURE__*/ React$1.forwardRef(function LinkWithRef() {',
      '});',
      '',
      'const Context = /*#__PURE__*/ React.createContext(null);',
      'const value = React.useMemo(() => 1);',
      'object.name = "Link";',
    ].join('\n'),
  )
})
