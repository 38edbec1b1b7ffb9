import { Link } from 'react-router'
import type { GroupView, ShareView } from '#contract/groups/group-shapes.ts'
import { depositStateWords } from '#domain/deposits/deposit.ts'
import { isCollecting } from '#domain/groups/group.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { usePageAction } from '../../kit/form/use-page-action.ts'
import { Money } from '../../kit/money.tsx'
import { Pill, type Tone } from '../../kit/status-pill.tsx'
import records from '../../order/records.module.css'
import css from './groups.module.css'

function stateOf({ isPaid, state, deposits }: ShareView): { tone: Tone; label: string } {
  const last = deposits.findLast((one) => one.state !== 'awaited')
  if (last) return { tone: isPaid ? 'good' : 'quiet', label: depositStateWords[last.state] }
  if (state === 'void') return { tone: 'quiet', label: 'No longer asked' }
  return deposits.length > 0 ? { tone: 'info', label: 'Payment begun' } : { tone: 'warn', label: 'Not paid' }
}

interface SharesProps {
  group: GroupView
  mayWrite: boolean
  /** The search of a new booking for those who have paid. */
  again: string | null
}

/** Who pays which share, and who has paid. */
export function Shares({ group, mayWrite, again }: SharesProps) {
  return (
    <DetailSection
      title="Shares"
      help={
        group.state === 'dropped'
          ? 'Sell those who have paid a new booking. Using a share moves its money to the wallet, from which you pay it; ending the group returns what is not used.'
          : undefined
      }
    >
      {again && mayWrite && (
        <div className={css.again}>
          <Button component={Link} to={again}>
            Find a new booking for {group.paidPeople.length === 1 ? 'the one who has' : `the ${group.paidPeople.length} who have`}{' '}
            paid
          </Button>
        </div>
      )}
      <ul className={records.list}>
        {group.shares.map((share) => (
          <Share
            key={share.id}
            share={share}
            mayRemind={mayWrite && isCollecting(group.state)}
            mayUse={mayWrite && group.state === 'dropped'}
          />
        ))}
      </ul>
    </DetailSection>
  )
}

interface ShareProps {
  share: ShareView
  mayRemind: boolean
  /** Whether what was paid can pay a new booking. */
  mayUse: boolean
}

function Share({ share, mayRemind, mayUse }: ShareProps) {
  const fetcher = usePageAction()
  const { name, email, people, amount, kind, isPaid, state, link, agreedAt, remindedAt } = share
  const { tone, label } = stateOf(share)
  const failed = fetcher.data && 'failure' in fetcher.data ? fetcher.data : null
  const held = mayUse ? share.deposits.find((deposit) => deposit.state === 'held') : undefined
  const others = people.filter((person) => person !== name)
  return (
    <li className={records.row}>
      <div className={records.line}>
        <span className={records.strong}>
          {name}
          {kind === 'missing' && ', for what is missing'}
        </span>
        <span className={css.state}>
          <Money {...amount} exact />
          <Pill tone={tone}>{label}</Pill>
        </span>
      </div>
      <p className={records.quiet}>
        {email}
        {others.length > 0 && ` · also for ${others.join(', ')}`}
      </p>
      {(agreedAt || remindedAt) && (
        <p className={records.quiet}>
          {agreedAt && (
            <>
              Agreed to the rule on <DateText value={agreedAt} withTime />.{' '}
            </>
          )}
          {remindedAt && (
            <>
              Reminded on <DateText value={remindedAt} withTime />.
            </>
          )}
        </p>
      )}
      {!isPaid && state === 'open' && (
        <>
          <FormError outcome={failed} />
          <fetcher.Form method="post" className={css.row}>
            <input type="hidden" name="shareId" value={share.id} />
            {mayRemind && (
              <ActionButton name="intent" value="remind" variant="default" size="xs" aria-label={`Remind ${name}`}>
                Remind
              </ActionButton>
            )}
            <CopyButton value={link} what={`link of ${name}`} />
          </fetcher.Form>
        </>
      )}
      {held && (
        <>
          <FormError outcome={failed} />
          <fetcher.Form method="post" className={css.row}>
            <input type="hidden" name="depositId" value={held.id} />
            <ActionButton
              name="intent"
              value="use-deposit"
              variant="default"
              size="xs"
              aria-label={`Use for the new booking: ${name}`}
            >
              Use for the new booking
            </ActionButton>
          </fetcher.Form>
        </>
      )}
    </li>
  )
}
