import type { Ctx } from '../../ctx.ts'
import type { ShareRow } from './group-row.ts'

/** The address of the page of a share. `origin`: of the storefront. */
export const shareLink = (ctx: Ctx, { linkCipher }: Pick<ShareRow, 'linkCipher'>, origin: string): string =>
  `${origin}/share/${String(ctx.system.cipher.open(linkCipher))}`
