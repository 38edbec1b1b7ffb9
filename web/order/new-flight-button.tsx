import { Button, type ButtonProps } from '@mantine/core'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMay } from '../session.ts'

/** The way to the next sale, for those who may sell. */
export function NewFlightButton(props: ButtonProps) {
  if (!useMay('orders:write')) return null
  return (
    <Button
      component={Link}
      to="/order/new/newFlight"
      prefetch="intent"
      leftSection={<IconPlaneDeparture size={16} stroke={1.5} aria-hidden="true" />}
      {...props}
    >
      New flight search
    </Button>
  )
}
