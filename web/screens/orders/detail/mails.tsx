import { href, Link } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { MailStatus } from '../../../order/mail-status.tsx'
import css from '../../../order/records.module.css'
import { useMay } from '../../../session.ts'

/** The mails about the order; they open in the outbox for members who may read mail. */
export function Mails({ mails }: Pick<OrderDetail, 'mails'>) {
  const mayRead = useMay('mail:read')
  return (
    <DetailSection title="Sent mail">
      {mails.length === 0 && <p className={css.none}>Nothing was mailed about this order yet.</p>}
      <ul className={css.list}>
        {mails.map((mail) => (
          <li key={mail.id} className={css.row}>
            <div className={css.line}>
              <span className={css.strong}>
                {mayRead ? <Link to={href('/outbox/:id', { id: mail.id })}>{mail.subject}</Link> : mail.subject}
              </span>
              <MailStatus status={mail.status} />
            </div>
            <p className={css.quiet}>
              To {mail.to}, <DateText value={mail.at} withTime />
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
