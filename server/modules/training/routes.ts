import { AppError } from '#domain/errors.ts'
import { type Ctx, createCtx } from '../../ctx.ts'
import { member } from '../../http/implement.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { beginMission } from './begin-mission.ts'
import { readCertificatePdf } from './certificate.ts'
import { type Learner, leavePractice, resetPractice, startPractice } from './practise.ts'
import { readTraining } from './read-training.ts'

const done = { done: true } as const

/** The signed-in member; training is about a person, so an API key has none. */
function learnerOf({ visitor: { user, sessionId } }: RequestContext): Learner {
  if (!user || !sessionId) throw new AppError('access.forbidden')
  return { userId: user.id, sessionId }
}

/** The member in the agency itself, wherever the session works. */
const homeOf = ({ visitor: { home }, ctx }: RequestContext & { ctx: Ctx }): Ctx =>
  home ? createCtx(ctx.system, home, ctx.actor, ctx.origin) : ctx

export const training = {
  read: member.training.read.handler(({ context }) =>
    readTraining(homeOf(context), { ...learnerOf(context), isPractising: context.visitor.home !== null }),
  ),
  start: member.training.start.handler(async ({ context }) => {
    await startPractice(homeOf(context), learnerOf(context))
    return done
  }),
  leave: member.training.leave.handler(async ({ context }) => {
    await leavePractice(context.system, learnerOf(context).sessionId)
    return done
  }),
  reset: member.training.reset.handler(async ({ context }) => {
    await resetPractice(homeOf(context), learnerOf(context))
    return done
  }),
  begin: member.training.begin.handler(async ({ context, input }) => {
    await beginMission(homeOf(context), { ...input, userId: learnerOf(context).userId })
    return done
  }),
  certificate: member.training.certificate.handler(({ context }) =>
    readCertificatePdf(homeOf(context), learnerOf(context).userId),
  ),
}
