import { Form, href, Link } from 'react-router'
import type { Branch } from '#contract/team/branches.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import { useMay } from '../../../session.ts'
import rows from '../rows.module.css'
import css from './branches.module.css'

const memberCount = (count: number): string => (count === 1 ? '1 member' : `${count === 0 ? 'No' : count} members`)

/** The branches with their contact; open ones link to their orders. */
export function BranchList({ branches, mayWrite }: { branches: readonly Branch[]; mayWrite: boolean }) {
  const mayRead = useMay('orders:read')
  if (branches.length === 0)
    return (
      <EmptyState
        title="No branches yet"
        text="Add your offices, then put members into them: each order is reported in the branch of who made it."
      />
    )
  return (
    <ul className={rows.list}>
      {branches.map((branch) => (
        <li key={branch.id} className={rows.row}>
          <div className={rows.words}>
            <p className={rows.name}>
              {branch.name}
              {branch.closedAt && <Pill tone="quiet">Closed</Pill>}
            </p>
            {[branch.address, branch.phone, branch.email].filter(Boolean).map((line) => (
              <p key={line} className={`${rows.text} ${css.lines}`}>
                {line}
              </p>
            ))}
            <p className={rows.text}>
              {memberCount(branch.members)}
              {mayRead && (
                <>
                  {' · '}
                  <Link to={`${href('/order')}?branch=${branch.id}`} aria-label={`Orders of ${branch.name}`}>
                    Orders
                  </Link>
                </>
              )}
            </p>
          </div>
          {mayWrite && <BranchActions branch={branch} />}
        </li>
      ))}
    </ul>
  )
}

const BranchActions = ({ branch: { id, name, closedAt } }: { branch: Branch }) => (
  <div className={rows.actions}>
    <Button component={Link} to={`?edit=${id}`} variant="default" size="xs" aria-label={`Edit ${name}`} preventScrollReset>
      Edit
    </Button>
    <Form method="post" action={href('/settings/branches')}>
      <input type="hidden" name="id" value={id} />
      {closedAt ? (
        <ActionButton name="intent" value="reopen" variant="default" size="xs" aria-label={`Reopen ${name}`}>
          Reopen
        </ActionButton>
      ) : (
        <ActionButton name="intent" value="close" variant="default" color="red" size="xs" aria-label={`Close ${name}`}>
          Close
        </ActionButton>
      )}
    </Form>
  </div>
)
