import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { memberRoles } from '#domain/permissions.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Counted, LARGEST_PAGE, listParameters } from '../list-query.ts'
import { Done, Id, Instant, pageOf } from '../shapes.ts'
import { BranchId } from './branches.ts'

const tags = ['Team']
const ById = z.object({ id: Id })

/** A role that every agency has by its key, or the id of one of the agency's own. */
export const RoleKey = Words.min(1, 'Choose a role.').max(64).meta({
  description:
    'owner, manager, agent, accountant, support, viewer, or the id of a role. Another text is refused: Choose a role from the list.',
})

/** A role as members and invitations name it. */
const RoleFacts = { role: z.enum(memberRoles), roleKey: z.string(), roleName: z.string() }

/** The branch of a member or of an invitation. */
const BranchFacts = { branchId: Id.nullable(), branchName: z.string().nullable() }

const Member = z.object({
  id: Id,
  /** Of the account. */
  userId: Id,
  name: z.string(),
  email: z.string(),
  ...RoleFacts,
  ...BranchFacts,
  isActive: z.boolean(),
  /** Whether this is the signed-in member. */
  isSelf: z.boolean(),
  /** Their orders that are not finished. */
  openOrders: z.int(),
  /** The accounts that may sell for this member. */
  delegates: z.array(z.object({ id: Id, name: z.string() })),
  /** Whether they have an authenticator app or a passkey. */
  hasSecondFactor: z.boolean(),
  joinedAt: Instant,
  lastSignInAt: Instant.nullable(),
})
export type Member = z.infer<typeof Member>

export const memberStates = ['active', 'deactivated'] as const

/** Each query parameter of the list. */
export const teamParameters = {
  role: RoleKey,
  state: z.enum(memberStates),
  query: listParameters.query,
  after: listParameters.after,
  perPage: listParameters.perPage,
}

/** The filters of the list. An invalid value is ignored. */
export const TeamQuery = z.object({
  role: teamParameters.role.nullable().catch(null).default(null),
  state: teamParameters.state.nullable().catch(null).default(null),
  query: teamParameters.query.catch('').default(''),
  after: teamParameters.after.nullable().catch(null).default(null),
  limit: teamParameters.perPage.catch(LARGEST_PAGE).default(LARGEST_PAGE),
})
export type TeamQuery = z.infer<typeof TeamQuery>

/** What the agency requires of its members and invitations. */
const TeamRules = z.object({
  isSecondFactorRequired: z.boolean(),
  /** Active members who have neither an authenticator app nor a passkey. */
  withoutSecondFactor: z.int(),
  invitationDomains: z.array(z.string()),
})
export type TeamRules = z.infer<typeof TeamRules>

/** An active member, to be chosen by name. `id` is of the account. */
export const Colleague = z.object({ id: Id, memberId: Id, name: z.string() })
export type Colleague = z.infer<typeof Colleague>

/** How colleagues are looked up. */
export const ColleagueQuery = z.object({
  query: listParameters.query.default(''),
  limit: z.coerce.number().int().min(1).max(20).default(8),
})

/** At most this many domains of invitations. */
const MOST_DOMAINS = 20

const InvitationDomain = Words.max(253, 'At most 253 characters.')
  .trim()
  .toLowerCase()
  .transform((typed) => typed.replace(/^@/, ''))
  .refine((domain) => z.hostname().safeParse(domain).success && domain.includes('.'), 'Enter a domain such as example.com.')

export const team = {
  list: endpoint('team:read', 'List the members of the agency')
    .route({
      method: 'GET',
      path: '/team',
      tags,
      description: 'Active members first, by name. `query` finds names and e-mail addresses, `role` is the key of a role.',
    })
    .input(TeamQuery)
    .output(pageOf(Member).extend({ total: Counted })),
  rules: endpoint('team:read', 'Read what the agency requires of its members')
    .route({ method: 'GET', path: '/team/rules', tags })
    .output(TeamRules),
  colleagues: endpoint('member', 'Find active members by name')
    .route({ method: 'GET', path: '/team/colleagues', tags, description: 'By name. For choosing a delegate or a successor.' })
    .input(ColleagueQuery)
    .output(z.array(Colleague)),
  changeRole: endpoint('team:write', 'Change the role of a member', ['team.last-owner', 'team.owner-only', 'team.beyond-own'])
    .route({ method: 'PUT', path: '/team/{id}/role', tags })
    .input(ById.extend({ role: RoleKey }))
    .output(Done),
  changeBranch: endpoint('team:write', 'Change the branch of a member')
    .route({
      method: 'PUT',
      path: '/team/{id}/branch',
      tags,
      description: 'Orders that they made stay in the branch where they were made.',
    })
    .input(ById.extend({ branchId: BranchId }))
    .output(Done),
  deactivate: endpoint('team:write', 'Deactivate a member', ['team.last-owner', 'team.owner-only', 'team.same-person'])
    .route({
      method: 'POST',
      path: '/team/{id}/deactivate',
      tags,
      description:
        'Ends their sessions and API keys at once. Their open orders go to the member `handOverTo`; without one they keep their name.',
    })
    .input(ById.extend({ handOverTo: Id.nullable().default(null) }))
    .output(z.object({ handedOver: z.int() })),
  reactivate: endpoint('team:write', 'Reactivate a member', ['team.owner-only', 'team.beyond-own', 'plan.limit-reached'])
    .route({ method: 'POST', path: '/team/{id}/reactivate', tags })
    .input(ById)
    .output(Done),
  limitInvitations: endpoint('team:write', 'Limit invitations to e-mail domains', ['team.owner-only'])
    .route({
      method: 'PUT',
      path: '/team/invitation-domains',
      tags,
      description: 'Only an owner can change it. An empty list allows every address. Members and open invitations stay.',
    })
    .input(z.object({ domains: z.array(InvitationDomain).max(MOST_DOMAINS, `At most ${MOST_DOMAINS} domains.`) }))
    .output(Done),
  requireSecondFactor: endpoint('team:write', 'Require a second factor of every member', [
    'team.owner-only',
    'team.second-factor-first',
  ])
    .route({
      method: 'PUT',
      path: '/team/second-factor',
      tags,
      description:
        'Only an owner can change it. Members without one must set it up before they can do anything else; API keys go on.',
    })
    .input(z.object({ isRequired: z.boolean() }))
    .output(Done),
  resetSecondFactor: endpoint('team:write', 'Remove the second factors of a member', [
    'team.owner-only',
    'team.second-factor-elsewhere',
    'account.no-second-factor',
  ])
    .route({
      method: 'POST',
      path: '/team/{id}/reset-second-factor',
      tags,
      description:
        'For a member who lost phone and recovery codes. Ends their sessions and mails them. Not for oneself, nor for members of another agency too.',
    })
    .input(ById)
    .output(Done),
}

const Email = emailAddress('Enter an e-mail address such as name@example.com.').toLowerCase()

const Invitation = z.object({
  id: Id,
  email: z.string(),
  ...RoleFacts,
  ...BranchFacts,
  invitedBy: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
  isExpired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

/** A line that was not invited, and why. */
const RefusedLine = z.object({ line: z.int(), text: z.string(), reason: z.string() })

/** At most this many lines at once. */
export const MOST_INVITED = 100

const inviting = ['team.owner-only', 'team.beyond-own', 'plan.limit-reached'] as const

export const invitations = {
  list: endpoint('team:read', 'List the open invitations')
    .route({ method: 'GET', path: '/invitations', tags })
    .output(z.object({ items: z.array(Invitation) })),
  create: endpoint('team:write', 'Invite a person by mail', [
    ...inviting,
    'team.already-member',
    'team.already-invited',
    'team.domain-not-allowed',
  ])
    .route({ method: 'POST', path: '/invitations', tags, description: 'The link of the mail is valid for 72 hours.' })
    .input(z.object({ email: Email, role: RoleKey, branchId: BranchId.default(null) }))
    .output(z.object({ id: Id })),
  createMany: endpoint('team:write', 'Invite several people by mail', inviting)
    .route({
      method: 'POST',
      path: '/invitations/many',
      tags,
      description: `One person a line, up to ${MOST_INVITED}: an e-mail address, optionally followed by a comma and the name of a role. A line that cannot be used is named and stops no other.`,
    })
    .input(
      z.object({
        lines: Words.min(1, 'Enter at least one e-mail address.').max(8_000, 'At most 8,000 characters.'),
        role: RoleKey,
        branchId: BranchId.default(null),
      }),
    )
    .output(z.object({ invited: z.array(z.string()), refused: z.array(RefusedLine) })),
  resend: endpoint('team:write', 'Send an invitation again', ['team.owner-only', 'team.beyond-own', 'team.invitation-closed'])
    .route({
      method: 'POST',
      path: '/invitations/{id}/resend',
      tags,
      description: 'With a new link, valid for another 72 hours. The old link ends.',
    })
    .input(ById)
    .output(Done),
  revoke: endpoint('team:write', 'Revoke an invitation', ['team.invitation-closed'])
    .route({ method: 'DELETE', path: '/invitations/{id}', tags })
    .input(ById)
    .output(Done),
}
