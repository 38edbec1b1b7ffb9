import { member, open } from '../../http/implement.ts'
import { acceptBySignUp, acceptSignedIn, readInvitation } from './accept-invitation.ts'
import { changeBranch } from './change-branch.ts'
import { changeRole } from './change-role.ts'
import { deactivateMember, reactivateMember } from './deactivate-member.ts'
import { invite } from './invite.ts'
import { limitInvitations } from './invitation-domains.ts'
import { inviteMany } from './invite-many.ts'
import { findColleagues, listMembers } from './list-members.ts'
import { listInvitations, resendInvitation, revokeInvitation } from './manage-invitations.ts'
import { readRules } from './read-rules.ts'
import { requireSecondFactor, resetSecondFactor } from './second-factors.ts'

const done = { done: true } as const

export const team = {
  list: member.team.list.handler(({ context, input }) => listMembers(context.ctx, input)),
  rules: member.team.rules.handler(({ context }) => readRules(context.ctx)),
  colleagues: member.team.colleagues.handler(({ context, input }) => findColleagues(context.ctx, input)),
  changeRole: member.team.changeRole.handler(async ({ context, input }) => {
    await changeRole(context.ctx, input)
    return done
  }),
  changeBranch: member.team.changeBranch.handler(async ({ context, input }) => {
    await changeBranch(context.ctx, input)
    return done
  }),
  deactivate: member.team.deactivate.handler(async ({ context, input }) => ({
    handedOver: await deactivateMember(context.ctx, input),
  })),
  reactivate: member.team.reactivate.handler(async ({ context, input }) => {
    await reactivateMember(context.ctx, input)
    return done
  }),
  limitInvitations: member.team.limitInvitations.handler(async ({ context, input }) => {
    await limitInvitations(context.ctx, input)
    return done
  }),
  requireSecondFactor: member.team.requireSecondFactor.handler(async ({ context, input }) => {
    await requireSecondFactor(context.ctx, input)
    return done
  }),
  resetSecondFactor: member.team.resetSecondFactor.handler(async ({ context, input }) => {
    await resetSecondFactor(context.ctx, input)
    return done
  }),
}

export const invitations = {
  list: member.invitations.list.handler(async ({ context }) => ({ items: await listInvitations(context.ctx) })),
  create: member.invitations.create.handler(async ({ context, input }) => ({ id: await invite(context.ctx, input) })),
  createMany: member.invitations.createMany.handler(({ context, input }) => inviteMany(context.ctx, input)),
  resend: member.invitations.resend.handler(async ({ context, input }) => {
    await resendInvitation(context.ctx, input)
    return done
  }),
  revoke: member.invitations.revoke.handler(async ({ context, input }) => {
    await revokeInvitation(context.ctx, input)
    return done
  }),
}

export const invited = {
  read: open.invited.read.handler(({ context, input }) => readInvitation(context, input)),
  signUp: open.invited.signUp.handler(async ({ context, input }) => {
    await acceptBySignUp(context, input)
    return done
  }),
  join: open.invited.join.handler(async ({ context, input }) => {
    await acceptSignedIn(context, input)
    return done
  }),
}
