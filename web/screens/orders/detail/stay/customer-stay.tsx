import { Button } from '@mantine/core'
import { IconCalendarX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { CustomerFrame } from '../customer-frame.tsx'
import type { StayFace } from './desk-stay.tsx'
import { StayFacts } from './stay-facts.tsx'
import { StayStory } from './stay-story.tsx'

/** A stay as the guest who booked it sees it. */
export function CustomerStay({ order, now }: StayFace) {
  const cancel = order.actions.includes('cancel') && (
    <Button
      component={Link}
      to="?cancel=1"
      preventScrollReset
      variant="default"
      leftSection={<IconCalendarX size={16} stroke={1.5} aria-hidden="true" />}
    >
      Cancel the stay
    </Button>
  )
  return (
    <CustomerFrame order={order} now={now} facts={<StayFacts order={order} />} actions={cancel}>
      <StayStory order={order} now={now} />
    </CustomerFrame>
  )
}
