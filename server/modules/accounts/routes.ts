import { member, open } from '../../http/implement.ts'
import { confirmSession } from './confirming/confirm-session.ts'
import { mailConfirmationCode } from './confirming/mailed-code.ts'
import { confirmOptions, proveByPasskey } from './confirming/passkey-proof.ts'
import { currentSession } from './current-session.ts'
import { listSessions, revokeOthers, revokeSession } from './manage-sessions.ts'
import { addPasskey, passkeyOptions } from './passkeys/add-passkey.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { signInByPasskey, signInOptions } from './passkeys/sign-in-by-passkey.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { removeApp, replaceRecoveryCodes } from './second-factor/change-factors.ts'
import { readSecondFactor } from './second-factor/read-factors.ts'
import { confirmApp, startApp } from './second-factor/set-up-app.ts'
import { enterCode, readSecondStep } from './second-step.ts'
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
  signIn: open.auth.signIn.handler(({ context, input }) => signIn(context, input)),
  secondStep: open.auth.secondStep.handler(({ context }) => readSecondStep(context)),
  enterCode: open.auth.enterCode.handler(async ({ context, input }) => {
    await enterCode(context, input)
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
  revokeOthers: member.auth.revokeOthers.handler(async ({ context }) => ({
    ended: await revokeOthers(context.system, { userId: context.userId, sessionId: context.visitor.sessionId }),
  })),
}

export const secondFactor = {
  get: member.secondFactor.get.handler(({ context }) => readSecondFactor(context.ctx)),
  startApp: member.secondFactor.startApp.handler(({ context, input }) => startApp(context.ctx, input)),
  confirmApp: member.secondFactor.confirmApp.handler(({ context, input }) =>
    confirmApp(context.ctx, { code: input.code, sessionId: context.visitor.sessionId }),
  ),
  removeApp: member.secondFactor.removeApp.handler(async ({ context, input }) => {
    await removeApp(context.ctx, input)
    return done
  }),
  replaceRecoveryCodes: member.secondFactor.replaceRecoveryCodes.handler(({ context, input }) =>
    replaceRecoveryCodes(context.ctx, input),
  ),
}

export const confirmation = {
  confirm: member.confirmation.confirm.handler(async ({ context, input }) => {
    await confirmSession(context, input)
    return done
  }),
  mailCode: member.confirmation.mailCode.handler(async ({ context }) => {
    await mailConfirmationCode(context.ctx)
    return done
  }),
  passkeyOptions: member.confirmation.passkeyOptions.handler(({ context }) => confirmOptions(context, context.ctx)),
  byPasskey: member.confirmation.byPasskey.handler(({ context, input }) => proveByPasskey(context, context.ctx, input)),
}

export const passkeys = {
  options: member.passkeys.options.handler(({ context, input }) => passkeyOptions(context, context.ctx, input)),
  add: member.passkeys.add.handler(({ context, input }) => addPasskey(context, context.ctx, input)),
  remove: member.passkeys.remove.handler(async ({ context, input }) => {
    await removePasskey(context.ctx, input)
    return done
  }),
  signInOptions: open.passkeys.signInOptions.handler(({ context }) => signInOptions(context)),
  signIn: open.passkeys.signIn.handler(async ({ context, input }) => {
    await signInByPasskey(context, input)
    return done
  }),
}
