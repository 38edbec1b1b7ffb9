import { NativeSelect } from '../form/native-select.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Textarea } from '../form/textarea.tsx'
import { Tick } from '../form/tick.tsx'
import { AmountField } from './amount-field.tsx'
import css from './document-form.module.css'
import { type DocumentField, type DocumentValue, partOf, textOf, textsOf } from './document-field.ts'
import { DocumentRows } from './document-rows.tsx'
import { NumberField } from './number-field.tsx'
import { PointField } from './point-field.tsx'
import { YearDayField } from './year-day-field.tsx'

interface Props {
  fields: readonly DocumentField[]
  value: DocumentValue
  /** Error texts by path: `stops.0.title`. */
  errors: Readonly<Record<string, string>>
  /** The path of `value`, with a dot at its end; empty for the document. */
  path?: string
  onChange: (value: DocumentValue) => void
}

/** The fields of a document, each with its error. */
export function DocumentFields({ fields, value, errors, path = '', onChange }: Props) {
  return fields.map((field) => (
    <OneField
      key={field.key}
      field={field}
      value={value[field.key]}
      errors={errors}
      path={`${path}${field.key}`}
      onChange={(next) => onChange({ ...value, [field.key]: next })}
    />
  ))
}

interface OneProps {
  field: DocumentField
  value: unknown
  errors: Readonly<Record<string, string>>
  path: string
  onChange: (value: unknown) => void
}

function OneField({ field, value, errors, path, onChange }: OneProps) {
  const { label, help } = field
  const words = { id: `field-${path}`, label, description: help, error: errors[path] }
  switch (field.kind) {
    case 'text':
      return field.rows ? (
        <Textarea
          {...words}
          rows={field.rows}
          maxRows={field.rows * 3}
          maxLength={field.most}
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <TextInput
          {...words}
          maxLength={field.most}
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
    case 'lines':
      return (
        <Textarea
          {...words}
          error={errors[path] ?? errorOfLine(errors, path)}
          rows={field.rows ?? 3}
          maxRows={12}
          maxLength={3_000}
          value={textsOf(value).join('\n')}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))}
        />
      )
    case 'number':
      return <NumberField {...words} field={field} value={value} onChange={onChange} />
    case 'amount':
      return <AmountField {...words} currency={field.currency} value={value} onChange={onChange} />
    case 'choice':
      return (
        <NativeSelect
          {...words}
          data={field.options}
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
    case 'ticks':
      return <Ticks {...words} options={field.options} chosen={textsOf(value)} onChange={onChange} />
    case 'tick':
      return (
        <Tick
          label={label}
          {...(help && { description: help })}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )
    case 'day':
    case 'time':
      return (
        <TextInput
          {...words}
          type={field.kind === 'day' ? 'date' : 'time'}
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value || (field.isOptional ? null : ''))}
        />
      )
    case 'year-day':
      return <YearDayField {...words} value={textOf(value)} onChange={onChange} />
    case 'point':
      return <PointField {...words} start={field.start} value={partOf(value)} onChange={onChange} />
    case 'part': {
      const part = partOf(value)
      return (
        <div className={css.part}>
          <Tick
            label={label}
            {...(help && { description: help })}
            checked={part !== null}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? field.make() : null)}
          />
          {part && (
            <div className={css.pair}>
              <DocumentFields fields={field.fields} value={part} errors={errors} path={`${path}.`} onChange={onChange} />
            </div>
          )}
        </div>
      )
    }
    case 'rows':
      return (
        <DocumentRows field={field} value={value} errors={errors} path={path} onChange={onChange}>
          {(row, rowPath, onRow) => (
            <DocumentFields fields={field.fieldsOf(row)} value={row} errors={errors} path={rowPath} onChange={onRow} />
          )}
        </DocumentRows>
      )
  }
}

/** The first error of one line. */
const errorOfLine = (errors: Readonly<Record<string, string>>, path: string): string | undefined =>
  Object.entries(errors).find(([at]) => at.startsWith(`${path}.`))?.[1]

interface TicksProps {
  label: string
  description: string | undefined
  error: string | undefined
  id: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Several of a list. */
function Ticks({ id, label, description, error, options, chosen, onChange }: TicksProps) {
  return (
    <fieldset id={id} className={css.ticks} aria-describedby={error && `${id}-error`}>
      <legend className={css.legend}>{label}</legend>
      {description && <p className={css.help}>{description}</p>}
      <div className={css.choices}>
        {options.map((option) => (
          <Tick
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={({ currentTarget }) =>
              onChange(
                options
                  .map((one) => one.value)
                  .filter((one) => (one === option.value ? currentTarget.checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
