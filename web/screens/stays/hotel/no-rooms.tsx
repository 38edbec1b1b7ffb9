import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { datesOf, resultsOf } from './hotel-address.ts'

/** The house is full on these days: other days, or another house. */
export function NoRooms({ params }: { params: URLSearchParams }) {
  return (
    <EmptyState
      heading="h1"
      title="No room is left here on these days"
      text="The last ones were sold meanwhile. Nothing was booked and nothing was charged."
      action={
        <Group gap="xs" justify="center">
          <Button component={Link} to={datesOf(params)}>
            Change the dates
          </Button>
          <Button component={Link} to={resultsOf(params)} variant="default">
            Other accommodation
          </Button>
        </Group>
      }
    />
  )
}
