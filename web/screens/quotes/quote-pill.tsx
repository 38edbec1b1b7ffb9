import { IconBan, IconCheck, IconClockOff, IconEye, IconPencil, type IconProps, IconSend, IconX } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { type QuoteStatus, quoteStatusWords } from '#domain/quotes/quote-status.ts'
import { Pill, type Tone } from '../../kit/status-pill.tsx'

const faces: Record<QuoteStatus, { tone: Tone; icon: ComponentType<IconProps> }> = {
  draft: { tone: 'quiet', icon: IconPencil },
  sent: { tone: 'info', icon: IconSend },
  viewed: { tone: 'info', icon: IconEye },
  accepted: { tone: 'good', icon: IconCheck },
  declined: { tone: 'bad', icon: IconX },
  expired: { tone: 'warn', icon: IconClockOff },
  withdrawn: { tone: 'quiet', icon: IconBan },
}

/** The state of a quote: colour, icon and word. */
export function QuotePill({ status }: { status: QuoteStatus }) {
  return <Pill {...faces[status]}>{quoteStatusWords[status]}</Pill>
}
