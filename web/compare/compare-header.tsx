import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate, type LocalDate } from '#domain/dates.ts'
import { Button } from '../kit/form/button.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import css from './print-head.module.css'

/** Only on paper: what is compared, and the time of the prices. */
const PrintHead = ({ title, today, note }: { title: string; today: LocalDate; note: string }) => (
  <header className={css.head} aria-hidden="true">
    <p className={css.title}>{title}</p>
    <p className={css.note}>
      Prices of {formatDate(today)}. {note}
    </p>
  </header>
)

type Props = {
  /** `Compare flights` */
  title: string
  /** The journey or stay, and details that paper has no room for. */
  of: string
  more?: string
  /** Address of the results in which they were selected. */
  back: string
  today: LocalDate
  /** A sentence for paper about what the prices depend on. */
  note: string
  /** The share menu. */
  children: ReactNode
}

/** The header of a comparison, on screen and on paper. */
export function CompareHeader({ title, of, more, back, today, note, children }: Props) {
  return (
    <>
      <PrintHead title={of} today={today} note={note} />
      <div data-no-print>
        <PageHeader title={title} context={more ? `${of} · ${more}` : of}>
          <Button
            component={Link}
            to={back}
            variant="subtle"
            leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />}
          >
            Back to results
          </Button>
          {children}
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </PageHeader>
      </div>
    </>
  )
}
