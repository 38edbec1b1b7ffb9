import { href, Link } from 'react-router'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import records from '../../../order/records.module.css'
import css from './record.module.css'
import { usePageAction } from '../../../kit/form/use-page-action.ts'

const matchWords = { email: 'the same e-mail address', phone: 'the same phone number' }

/** Members of one household share a phone number: the others open on request. */
const SHOWN = 3

/** Records that may be the same customer, and merges that can be undone; nothing where there is neither. */
export function Duplicates({ customer, mayMerge }: { customer: Customer; mayMerge: boolean }) {
  const { duplicates, merges } = customer
  if (!mayMerge || duplicates.length + merges.length === 0) return null
  return (
    <DetailSection title="Possible duplicates" help="Merge two records of one customer. A merge can be undone.">
      <ul className={records.list}>
        {duplicates.slice(0, SHOWN).map((one) => (
          <PossibleDuplicate key={one.id} of={customer} one={one} />
        ))}
        {merges.map((merge, at) => (
          <Merged key={merge.id} merge={merge} isNewest={at === 0} />
        ))}
      </ul>
      {duplicates.length > SHOWN && (
        <details className={css.more}>
          <summary>{duplicates.length - SHOWN} more</summary>
          <ul className={records.list}>
            {duplicates.slice(SHOWN).map((one) => (
              <PossibleDuplicate key={one.id} of={customer} one={one} />
            ))}
          </ul>
        </details>
      )}
    </DetailSection>
  )
}

function PossibleDuplicate({ of, one }: { of: Customer; one: Customer['duplicates'][number] }) {
  return (
    <li className={records.row}>
      <div className={records.line}>
        <span>
          <Link className={records.strong} to={href('/users/:id', { id: one.id })}>
            {one.name}
          </Link>{' '}
          <span className={records.quiet}>has {one.matches.map((match) => matchWords[match]).join(' and ')}</span>
        </span>
        <Button
          component={Link}
          to={`${href('/users/:id/merge', { id: of.id })}?with=${one.id}`}
          variant="default"
          size="compact-sm"
          aria-label={`Merge ${one.name} into ${of.name}`}
        >
          Merge
        </Button>
      </div>
    </li>
  )
}

function Merged({ merge, isNewest }: { merge: Customer['merges'][number]; isNewest: boolean }) {
  const fetcher = usePageAction()
  const failed = fetcher.data && 'failure' in fetcher.data ? fetcher.data : null
  return (
    <li className={records.row}>
      <FormError outcome={failed} />
      <div className={records.line}>
        <span>
          <span className={records.strong}>{merge.name}</span>{' '}
          <span className={records.quiet}>
            was merged into this customer by {merge.by}, <DateText value={merge.at} withTime />
          </span>
        </span>
        {isNewest && (
          <fetcher.Form method="post">
            <input type="hidden" name="mergeId" value={merge.id} />
            <ActionButton name="intent" value="undo-merge" variant="default" size="compact-sm">
              Undo merge
            </ActionButton>
          </fetcher.Form>
        )}
      </div>
    </li>
  )
}
