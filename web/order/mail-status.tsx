import { IconAlertTriangle, IconCheck, IconClock, IconInbox, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { mailStatuses } from '#contract/shapes.ts'
import { Pill, type Tone } from '../kit/status-pill.tsx'

/** `stored` mails stay in the outbox: no mail server is configured. */
type Status = (typeof mailStatuses)[number]

const faces: Record<Status, { label: string; tone: Tone; icon: ComponentType<IconProps> }> = {
  queued: { label: 'Queued', tone: 'info', icon: IconClock },
  stored: { label: 'In the outbox', tone: 'quiet', icon: IconInbox },
  sent: { label: 'Sent', tone: 'good', icon: IconCheck },
  failed: { label: 'Not delivered', tone: 'bad', icon: IconAlertTriangle },
}

/** The status of a mail. */
export function MailStatus({ status }: { status: Status }) {
  const { tone, icon, label } = faces[status]
  return (
    <Pill tone={tone} icon={icon}>
      {label}
    </Pill>
  )
}

/** The statuses to choose from. */
export const mailStatusOptions = Object.entries(faces).map(([value, { label }]) => ({ value, label }))
