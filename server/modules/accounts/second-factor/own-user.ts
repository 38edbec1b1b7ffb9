import type { Ctx } from '../../../ctx.ts'

/** The user who acts; second factors are of people alone. */
export function ownUserId({ actor }: Ctx): string {
  if (actor.userId === null) throw new Error('a second factor needs a member')
  return actor.userId
}
