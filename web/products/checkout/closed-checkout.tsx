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

type Props = {
  reason: ClosedReason
  searchAgain: string /** Saved travellers are filled in for the next offer of this journey. */
  hasTravellers: boolean
}

/** Stands for the whole screen when a checkout can no longer go on. */
export function ClosedCheckout({ reason, searchAgain, hasTravellers }: Props) {
  const { title, text } = words[reason]
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={title}
        text={hasTravellers ? `${text} The travellers you saved will be filled in for you.` : text}
        action={
          <Button component={Link} to={searchAgain}>
            Search again
          </Button>
        }
      />
    </Page>
  )
}
