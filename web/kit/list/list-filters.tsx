import { IconFilter, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { readDay } from '#domain/read-day.ts'
import { Button } from '../form/button.tsx'
import { Select } from '../form/select.tsx'
import { type Filter, type FilterOption, filtersOf, type ListConfig } from './define-list.ts'
import css from './list-filters.module.css'
import { withParams } from './url.ts'

type Props<Row> = { list: ListConfig<Row>; search: URLSearchParams; onChange: () => void }

/** The filters and days of a list. On phones they open with a button that counts the active ones: rows come first. */
export function ListFilters<Row>({ list, search, onChange }: Props<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { filters = [], days } = list
  const params = filtersOf(list)
  const set = params.filter((name) => search.get(name))
  if (params.length === 0) return null
  return (
    <>
      <Button
        className={css.toggle}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={<IconFilter size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        Filters{set.length > 0 && ` (${set.length})`}
      </Button>
      <div id={id} className={css.filters} data-open={isOpen || undefined}>
        {filters.map((filter) => (
          <Choice key={filter.param} filter={filter} value={search.get(filter.param) ?? ''} onChange={onChange} />
        ))}
        {days && (
          <fieldset className={css.days}>
            <legend className="visually-hidden">{days}</legend>
            <DayField name="from" label={`${days} from`} value={search.get('from') ?? ''} onChange={onChange} />
            <DayField name="to" label="to" value={search.get('to') ?? ''} onChange={onChange} />
          </fieldset>
        )}
        {set.length > 0 && (
          <Link
            to={withParams(search, Object.fromEntries(params.map((name) => [name, null])))}
            className={css.clear}
            preventScrollReset
          >
            <IconX size={14} stroke={1.75} aria-hidden="true" />
            Clear filters
          </Link>
        )}
      </div>
    </>
  )
}

type FieldProps = { value: string; onChange: () => void }

function Choice({ filter: { param, label, options }, value, onChange }: FieldProps & { filter: Filter }) {
  return (
    <label className={css.filter} data-on={value ? '' : undefined}>
      <span className="visually-hidden">{label}</span>
      <Select key={value} name={param} defaultValue={value} onChange={onChange}>
        <option value="">{label}</option>
        {inGroups(options).map(([group, some]) =>
          group ? (
            <optgroup key={group} label={group}>
              <Options of={some} />
            </optgroup>
          ) : (
            <Options key="" of={some} />
          ),
        )}
      </Select>
    </label>
  )
}

const inGroups = (options: readonly FilterOption[]) => [...Map.groupBy(options, ({ group = '' }) => group)]

const Options = ({ of }: { of: readonly FilterOption[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** A date formatted as everywhere in the product, `21 Nov 2026`; any usual format is accepted, and applied when the field is left. */
function DayField({ name, label, value, onChange }: FieldProps & { name: string; label: string }) {
  const day = readDay(value)
  const send = (typed: string) => {
    if ((readDay(typed) ?? typed.trim()) !== (day ?? value)) onChange()
  }
  return (
    <label className={css.filter} data-on={value ? '' : undefined}>
      <span>{label}</span>
      <input
        key={value}
        name={name}
        defaultValue={day ? formatDate(day) : value}
        placeholder="DD MMM YYYY"
        maxLength={20}
        autoComplete="off"
        onBlur={({ currentTarget }) => send(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && send(currentTarget.value)}
      />
    </label>
  )
}
