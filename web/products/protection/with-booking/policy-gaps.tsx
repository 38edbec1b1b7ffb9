import { IconCalendarRepeat } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { PolicyGap } from '#contract/orders/booking-protection.ts'
import type { Period } from '#domain/policies/changes/change-rules.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { orderAddress } from '../../order-address.ts'
import { changeDatesPath } from '../change-path.ts'

type Props = { gaps: readonly PolicyGap[]; orderId: string }

/** The policies that leave a day of a changed trip without cover, on their own page and on those of the trip. Nothing is changed before it is confirmed. */
export const PolicyGaps = ({ gaps, orderId }: Props) =>
  gaps.map(({ policy, covers, trip, mayChange }) => (
    <Notice
      key={policy.id}
      tone="warn"
      title="The policy does not cover the whole trip"
      actions={
        mayChange && (
          <Button
            component={Link}
            to={changeDatesPath(policy.id, trip)}
            variant="default"
            preventScrollReset={policy.id === orderId}
            leftSection={<IconCalendarRepeat size={16} stroke={1.5} aria-hidden="true" />}
          >
            See the price of the new dates
          </Button>
        )
      }
    >
      <p>
        The trip {trip.from === trip.to ? 'is now on' : 'now runs from'} <Days of={trip} />;{' '}
        {policy.id === orderId ? (
          'this policy'
        ) : (
          <>
            the policy <Link to={orderAddress(policy)}>{policy.title}</Link>
          </>
        )}{' '}
        covers <Days of={covers} />.{!mayChange && ' It cannot be changed here any more.'}
      </p>
    </Notice>
  ))

/** The first and the last day, or the only one. */
const Days = ({ of: { from, to } }: { of: Period }) => (
  <>
    <DateText value={from} />
    {from !== to && (
      <>
        {' '}
        to <DateText value={to} />
      </>
    )}
  </>
)
