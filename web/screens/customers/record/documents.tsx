import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import records from '../../../order/records.module.css'
import type { Nation } from '../../../search/nations.ts'
import css from './record.module.css'
import { usePageAction } from '../../../kit/form/use-page-action.ts'

type Props = { documents: Customer['documents']; countries: readonly Nation[]; mayWrite: boolean }

const labels = { number: 'Passport number', country: 'Issued by', expiresOn: 'Expires on' }
const noRules = () => null

/** Passports with their expiry; the numbers are whole for members who may change customers. */
export function Documents({ documents, countries, mayWrite }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = usePageAction(() => form.current?.reset())
  const fields = useFields(fetcher.data, noRules)
  const nameOf = (code: string) => countries.find((one) => one.code === code)?.name ?? code
  return (
    <DetailSection title="Passports" help={mayWrite ? undefined : 'Your role sees the end of a number only.'}>
      {documents.length === 0 && <p className={records.none}>No passport yet.</p>}
      <ul className={records.list}>
        {documents.map((document) => (
          <li key={document.id} className={records.row}>
            <div className={records.line}>
              <span className={records.strong}>
                {document.number} · {nameOf(document.country)}
              </span>
              {document.state !== 'fine' && (
                <Pill tone={document.state === 'expired' ? 'bad' : 'warn'} icon={IconAlertTriangle}>
                  {document.state === 'expired' ? 'Expired' : 'Expires soon'}
                </Pill>
              )}
            </div>
            <div className={records.line}>
              <span className={records.quiet}>
                Expires <DateText value={document.expiresOn} />
              </span>
              {mayWrite && <RemoveDocument id={document.id} number={document.number} />}
            </div>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <details>
          <summary>Add a passport</summary>
          <fetcher.Form {...fields.events} ref={form} method="post" className={css.form} noValidate>
            <FormError outcome={fields.outcome} labels={labels} />
            <TextInput label={labels.number} autoComplete="off" {...fields.field('number')} />
            <NativeSelect
              label={labels.country}
              data={[{ value: '', label: 'Choose' }, ...countries.map(({ code, name }) => ({ value: code, label: name }))]}
              {...fields.field('country')}
            />
            <TextInput label={labels.expiresOn} type="date" {...fields.field('expiresOn')} />
            <ActionButton name="intent" value="add-document" variant="default">
              Add passport
            </ActionButton>
          </fetcher.Form>
        </details>
      )}
    </DetailSection>
  )
}

function RemoveDocument({ id, number }: { id: string; number: string }) {
  const fetcher = usePageAction()
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="documentId" value={id} />
      <button className="text-button" name="intent" value="remove-document" aria-label={`Remove the passport ${number}`}>
        <IconX size={14} stroke={1.75} aria-hidden="true" /> Remove
      </button>
    </fetcher.Form>
  )
}
