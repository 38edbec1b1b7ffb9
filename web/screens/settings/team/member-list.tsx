import { memberStates } from '#contract/team/team.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { title } from '../../../kit/list/columns.tsx'
import { defineList, type ListConfig } from '../../../kit/list/define-list.ts'
import { ListTable } from '../../../kit/list/list-table.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import { MemberActions } from './member-actions.tsx'
import css from './team.module.css'
import type { TeamData } from './team-action.ts'

type Member = TeamData['members'][number]

const states: Record<(typeof memberStates)[number], string> = { active: 'Active', deactivated: 'Deactivated' }

interface Facts {
  roles: TeamData['roles']
  branches: TeamData['branches']
  mayWrite: boolean
}

/** The list of members with their role and branch, and what can be done with each. */
export const memberList = ({ roles, branches, mayWrite }: Facts): ListConfig<Member> =>
  defineList<Member>({
    columns: [
      {
        ...title<Member>('Name', ({ name }) => name, { onCard: 'title' }),
        cell: ({ name, email, isSelf, isActive }) => (
          <div className={css.person}>
            <p className={css.name}>
              {name}
              {isSelf && <Pill tone="good">You</Pill>}
              {!isActive && <Pill tone="quiet">Deactivated</Pill>}
            </p>
            <p className={css.email}>{email}</p>
          </div>
        ),
      },
      {
        label: 'Role',
        cell: ({ roleName, branchName }) => (
          <div className={css.role}>
            <p>{roleName}</p>
            {branchName && <p className={css.email}>{branchName}</p>}
          </div>
        ),
      },
      { label: 'Last sign-in', cell: ({ lastSignInAt }) => (lastSignInAt ? <DateText value={lastSignInAt} /> : 'Never') },
      { label: 'Second factor', cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'Set up' : 'None') },
      ...(mayWrite
        ? [
            {
              label: 'Actions',
              align: 'end' as const,
              onCard: 'aside' as const,
              cell: (member: Member) => <MemberActions member={member} roles={roles} branches={branches} />,
            },
          ]
        : []),
    ],
    rowKey: ({ id }) => id,
    filters: [
      { param: 'role', label: 'Any role', options: roles.map(({ key, name }) => ({ value: key, label: name })) },
      { param: 'state', label: 'Any state', options: memberStates.map((value) => ({ value, label: states[value] })) },
    ],
    search: 'Name or e-mail',
    empty: { title: 'No members', text: 'The members of the agency are listed here.' },
  })

/** The members of a new agency. */
export const MemberList = ({ members, ...facts }: Facts & { members: readonly Member[] }) => (
  <div className={css.list}>
    <ListTable list={memberList(facts)} rows={members} selection={null} />
  </div>
)
