import { IconAlertTriangle, IconCheck, IconClock, IconInbox, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Pill, type Tone } from '../kit/status-pill.tsx'

/** `stored` mails stay in the outbox: no mail server is configured. */
const faces: Record<string, { label: string; tone: Tone; icon: ComponentType<IconProps> }> = {
  queued: { label: 'Queued', tone: 'info', icon: IconClock },
  stored: { label: 'In the outbox', tone: 'quiet', icon: IconInbox },
  sent: { label: 'Sent', tone: 'good', icon: IconCheck },
  failed: { label: 'Not delivered', tone: 'bad', icon: IconAlertTriangle },
}

/** What became of a mail. */
export function MailStatus({ status }: { status: string }) {
  const face = faces[status]
  return (
    <Pill tone={face?.tone ?? 'quiet'} {...(face && { icon: face.icon })}>
      {face?.label ?? status}
    </Pill>
  )
}
