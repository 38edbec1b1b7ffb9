import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Page } from '../../kit/page.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'

const words = {
  expired: {
    title: 'Time is up, nothing was charged',
    text: 'A price is kept for 15 minutes and they have passed. Search again to see what it costs now.',
  },
  gone: {
    title: 'The airline no longer sells this offer',
    text: 'The last seats at this price were sold meanwhile. Nothing was charged. Other flights of the same day are one click away.',
  },
} as const

export type ClosedReason = keyof typeof words

/** Stands for the whole screen when a checkout can no longer go on. What was typed waits for the next offer of this journey. */
export function ClosedCheckout({ reason, searchAgain }: { reason: ClosedReason; searchAgain: string }) {
  const { title, text } = words[reason]
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={title}
        text={`${text} What you typed of the travellers is kept and will be filled in for you.`}
        action={
          <Button component={Link} to={searchAgain}>
            Search again
          </Button>
        }
      />
    </Page>
  )
}
