import { z } from 'zod'
import type { Ctx } from '../../ctx.ts'
import type { savedCards } from '../../db/schema/index.ts'

const Authorization = z.object({ authorizationCode: z.string(), email: z.string() })
export type Authorization = z.infer<typeof Authorization>

type Sealed = Pick<typeof savedCards.$inferSelect, 'authorizationCipher'>

/** What the gateway needs to charge a card, encrypted: each time another text. */
export const sealAuthorization = (ctx: Ctx, { authorizationCode, email }: Authorization): Sealed => ({
  authorizationCipher: ctx.system.cipher.seal({ authorizationCode, email }),
})

/** What the gateway needs to charge the card. */
export const authorizationOf = (ctx: Ctx, { authorizationCipher }: Sealed): Authorization =>
  Authorization.parse(ctx.system.cipher.open(authorizationCipher))
