import { formatDate, type LocalDate } from '#domain/dates.ts'
import { brandColor } from '../screens/orders/brand-color.ts'
import { useSession } from '../session.ts'
import { logoOn } from '../site/logo-picture.ts'
import css from './print-head.module.css'

/** On paper only: whose sheet it is, what it compares and of when. */
export function PrintHead({ title, today, note }: { title: string; today: LocalDate; note: string }) {
  const agency = useSession()?.agency
  if (!agency) return null
  return (
    <header className={css.head} style={{ borderTopColor: brandColor(agency.templateData) }} aria-hidden="true">
      <div className={css.brand}>
        {agency.logoUrl && <img src={logoOn('light', agency.logoUrl)} alt="" className={css.logo} />}
        <p className={css.agency}>{agency.name}</p>
      </div>
      <div>
        <p className={css.title}>{title}</p>
        <p className={css.note}>
          Prices of {formatDate(today)}. {note}
        </p>
      </div>
    </header>
  )
}
