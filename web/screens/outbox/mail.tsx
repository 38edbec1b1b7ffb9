import { IconPaperclip } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { MailFrame } from '../../kit/mail-frame.tsx'
import { fileSize, useNumbers } from '../../kit/numbers.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { readKnown } from '../../kit/read-known.ts'
import { MailStatus } from '../../order/mail-status.tsx'
import { Trail } from '../../order/trail.tsx'
import { orderAddress } from '../../products/order-address.ts'
import type { Route } from './+types/mail'
import css from './mail.module.css'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.subject ?? 'E-mail' }]

export const loader = ({ params, context }: Route.LoaderArgs) => readKnown(context.get(apiContext).mails.get({ id: params.id }))

export default function Mail({ loaderData: mail }: Route.ComponentProps) {
  const numbers = useNumbers()
  return (
    <Page>
      <PageHeader
        title={mail.subject}
        context={
          <Trail above={[{ label: 'Outbox', to: href('/outbox') }]}>
            To {mail.to}, <DateText value={mail.at} withTime />
          </Trail>
        }
      >
        <MailStatus status={mail.status} />
      </PageHeader>
      {(mail.orderId || mail.attachments.length > 0) && (
        <ul className={css.facts} aria-label="Belongs to this e-mail">
          {mail.attachments.map((file) => (
            <li key={file.name} className={css.file}>
              <IconPaperclip size={16} stroke={1.5} aria-hidden="true" />
              {file.name} <span className={css.size}>{fileSize(file.bytes, numbers)}</span>
            </li>
          ))}
          {mail.orderId && mail.orderProduct && (
            <li>
              <Link to={orderAddress({ id: mail.orderId, product: mail.orderProduct })}>Open the order</Link>
            </li>
          )}
        </ul>
      )}
      <DetailSection title="As it was sent">
        <MailFrame html={mail.html} subject={mail.subject} />
      </DetailSection>
      <DetailSection title="Text part" help="What mail programs show that display no pictures or layout.">
        <pre className={css.text}>{mail.text}</pre>
      </DetailSection>
    </Page>
  )
}
