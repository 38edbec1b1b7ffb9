import { member, open } from '../../http/implement.ts'
import { currentSession } from './current-session.ts'
import { listSessions, revokeSession } from './manage-sessions.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { signIn, signOut } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const done = { done: true } as const

export const session = {
  current: open.session.current.handler(({ context, input }) => currentSession(context, input)),
}

export const auth = {
  signUp: open.auth.signUp.handler(async ({ context, input }) => {
    await signUp(context, input)
    return done
  }),
  signIn: open.auth.signIn.handler(async ({ context, input }) => {
    await signIn(context, input)
    return done
  }),
  signOut: open.auth.signOut.handler(async ({ context }) => {
    await signOut(context)
    return done
  }),
  forgotPassword: open.auth.forgotPassword.handler(async ({ context, input }) => {
    await forgotPassword(context, input)
    return done
  }),
  resetPassword: open.auth.resetPassword.handler(async ({ context, input }) => {
    await resetPassword(context, input)
    return done
  }),
  sessions: member.auth.sessions.handler(({ context }) =>
    listSessions(context.system, { userId: context.userId, sessionId: context.visitor.sessionId }),
  ),
  revokeSession: member.auth.revokeSession.handler(async ({ context, input }) => {
    await revokeSession(context.system, { userId: context.userId, id: input.id })
    return done
  }),
}
