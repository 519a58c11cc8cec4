/** What an author's `blocks/<name>/Island.tsx` imports. */
export { useShared } from '#theme/islands/use-shared.ts'
export type { IslandProps } from '#theme/islands/island-props.ts'
