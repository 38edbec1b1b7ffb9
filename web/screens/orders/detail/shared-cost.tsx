import { IconUsersGroup } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'

/** Leads a held order to the shares of its cost, and an order whose cost was shared. */
export function SharedCost({ order: { id, status, timeline } }: { order: Pick<OrderDetail, 'id' | 'status' | 'timeline'> }) {
  const isShared = timeline.some(({ event }) => event === 'cost-shared')
  if (status !== 'Not Paid' && !isShared) return null
  return (
    <DetailSection title="Group" isForScreen>
      <Button
        component={Link}
        to={href('/groups/:id', { id })}
        variant="default"
        leftSection={<IconUsersGroup size={16} stroke={1.5} aria-hidden="true" />}
      >
        {isShared ? 'Who has paid' : 'Share the cost'}
      </Button>
    </DetailSection>
  )
}
