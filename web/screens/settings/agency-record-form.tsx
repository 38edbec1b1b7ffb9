import { Form } from 'react-router'
import type { AgencyRecord } from '#domain/agency/agency-record.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { Textarea } from '../../kit/form/textarea.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { SummaryList } from '../../kit/summary-list.tsx'
import css from './settings.module.css'

export const recordLabels: Record<keyof AgencyRecord, string> = {
  name: 'Name',
  legalName: 'Legal name',
  registrationNumber: 'Registration number',
  taxNumber: 'Tax number',
  iataNumber: 'IATA or TIDS number',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
}

type Props = { record: AgencyRecord; mayChange: boolean; answer: object | undefined }

/** The agency's names, official numbers and contact. */
export function AgencyRecordForm({ record, mayChange, answer }: Props) {
  const form = useFields(answer, checkFor('agencyRecord'))
  if (!mayChange) {
    const names = Object.keys(recordLabels) as (keyof AgencyRecord)[]
    return <SummaryList rows={names.map((name) => ({ label: recordLabels[name], value: record[name] || '–' }))} />
  }
  const field = (name: keyof AgencyRecord) => ({ label: recordLabels[name], ...form.field(name, record[name]) })
  return (
    <Form {...form.events} method="post" className={css.wide} noValidate>
      <FormError outcome={form.outcome} labels={recordLabels} />
      <div className={css.pair}>
        <TextInput {...field('name')} autoComplete="organization" />
        <TextInput {...field('legalName')} autoComplete="off" />
        <TextInput {...field('registrationNumber')} autoComplete="off" />
        <TextInput {...field('taxNumber')} autoComplete="off" />
        <TextInput {...field('iataNumber')} inputMode="numeric" autoComplete="off" />
        <TextInput {...field('email')} type="email" autoComplete="email" />
        <TextInput {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <Textarea {...field('address')} rows={2} autoComplete="street-address" />
      <ActionButton name="intent" value="record">
        Save the record
      </ActionButton>
    </Form>
  )
}
