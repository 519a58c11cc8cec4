import type { RunBlock } from '../../markdown/code/run-block.ts'
import type { Claim, ConsoleClaim, ScriptClaim } from '../../claims/claim.ts'

/** A result of a page, with the file it stands in as diagnostics name it. */
export type FoundClaim<One extends Claim = Claim> = One & { readonly file: string }

/** How many results the pages show, by what is known of them. */
export interface ClaimCounts {
  /** Outputs of programs, terminals and scripts, each place once. */
  readonly programs: number
  readonly terminals: number
  readonly scripts: number
  readonly recorded: number
  /** Those of them whose recording was taken from the pages. */
  readonly shown: number
  readonly notExecuted: number
  /** They look like results and say nothing. */
  readonly unmarked: number
}

export const ofKind = <Kind extends (ConsoleClaim | ScriptClaim)['kind']>(
  claims: readonly FoundClaim[],
  kind: Kind,
) => claims.filter((one): one is FoundClaim<Extract<Claim, { kind: Kind }>> => one.kind === kind)

export function countClaims(
  claims: readonly FoundClaim[],
  blocks: readonly Pick<RunBlock, 'was'>[],
  unmarked: number,
): ClaimCounts {
  // What another version printed is kept from its run.
  const older = blocks.filter(({ was }) => was !== undefined).length
  const count = (kind: Claim['kind']) => claims.filter((one) => one.kind === kind).length
  return {
    programs: blocks.length - older,
    terminals: count('console'),
    scripts: count('script'),
    recorded: count('recorded') + older,
    shown: claims.filter((one) => one.kind === 'recorded' && one.isShown).length,
    notExecuted: count('not-executed'),
    unmarked,
  }
}
