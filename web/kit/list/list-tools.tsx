import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { type Filter, type ListConfig, narrowingOf } from './define-list.ts'
import css from './list-tools.module.css'
import { SavedViews } from './saved-views.tsx'
import { withParams } from './url.ts'

/** Tabs, search, filters, days and saved views of a list. A plain form underneath, so it also works before scripts arrive. */
export function ListTools<Row>({ list }: { list: ListConfig<Row> }) {
  const [search] = useSearchParams()
  const hasForm = list.search !== undefined || list.days !== undefined || (list.filters ?? []).length > 0
  return (
    <div className={css.tools}>
      {list.tabs && (
        <nav className={css.tabs} aria-label="Tabs">
          {list.tabs.tabs.map((tab) => {
            const isOn = (search.get(list.tabs?.param ?? '') || null) === tab.value
            return (
              <Link
                key={tab.label}
                to={withParams(search, { [list.tabs?.param ?? '']: tab.value })}
                className={css.tab}
                aria-current={isOn ? 'page' : undefined}
                preventScrollReset
              >
                {tab.label}
                {tab.count !== undefined && <span className={css.tabCount}>{tab.count}</span>}
              </Link>
            )
          })}
        </nav>
      )}
      <div className={css.row}>
        {hasForm && <Narrow list={list} search={search} />}
        {list.views && <SavedViews list={list.views} />}
      </div>
    </div>
  )
}

type NarrowProps<Row> = { list: ListConfig<Row>; search: URLSearchParams }

function Narrow<Row>({ list, search }: NarrowProps<Row>) {
  const { filters = [], days, search: placeholder } = list
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const send = () => form.current && submit(form.current, { replace: true, preventScrollReset: true })
  const sendSoon = useDebouncedCallback(send, 220)
  const query = search.get('query') ?? ''
  const tabs = list.tabs?.param
  const narrowing = narrowingOf(list).filter((name) => name !== tabs)
  const own = new Set(['after', 'page', ...narrowing])
  const toClear = narrowing.filter((name) => name !== 'query')

  // The address may change without typing (back, "clear"): the field then follows it.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query
  }, [query])
  // What was typed before scripts arrived is asked for, too.
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) sendSoon()
  }, [sendSoon])

  return (
    <Form ref={form} className={css.narrow} role="search">
      {[...search].map(([name, value]) => (own.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />))}
      {placeholder && (
        <TextInput
          ref={input}
          className={css.search}
          type="search"
          name="query"
          defaultValue={query}
          placeholder={placeholder}
          aria-label={placeholder}
          leftSection={<IconSearch size={16} stroke={1.5} />}
          onChange={sendSoon}
        />
      )}
      {filters.map((filter) => (
        <Choice key={filter.param} filter={filter} value={search.get(filter.param) ?? ''} onChange={send} />
      ))}
      {days && (
        <fieldset className={css.days}>
          <legend className="visually-hidden">{days}</legend>
          <DayField name="from" label={`${days} from`} value={search.get('from') ?? ''} onChange={send} />
          <DayField name="to" label="to" value={search.get('to') ?? ''} onChange={send} />
        </fieldset>
      )}
      {toClear.some((name) => search.get(name)) && (
        <Link
          to={withParams(search, Object.fromEntries(toClear.map((name) => [name, null])))}
          className={css.clear}
          preventScrollReset
        >
          <IconX size={14} stroke={1.75} aria-hidden="true" />
          Clear filters
        </Link>
      )}
      <noscript>
        <button type="submit">Search</button>
      </noscript>
    </Form>
  )
}

type FieldProps = { value: string; onChange: () => void }

function Choice({ filter: { param, label, options }, value, onChange }: FieldProps & { filter: Filter }) {
  return (
    <label className={css.filter} data-on={value ? '' : undefined}>
      <span className="visually-hidden">{label}</span>
      <select key={value} name={param} defaultValue={value} onChange={onChange}>
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The browser changes a date while it is typed: it is asked for once it is left or chosen from the calendar. */
function DayField({ name, label, value, onChange }: FieldProps & { name: string; label: string }) {
  return (
    <label className={css.filter} data-on={value ? '' : undefined}>
      <span>{label}</span>
      <input
        key={value}
        type="date"
        name={name}
        defaultValue={value}
        min="1900-01-01"
        max="9999-12-31"
        onBlur={(event) => event.currentTarget.value !== value && onChange()}
        onKeyDown={(event) => event.key === 'Enter' && onChange()}
      />
    </label>
  )
}
