import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { readDay } from '#domain/read-day.ts'
import { TextInput } from '../form/text-input.tsx'
import { filtersOf, type ListConfig } from './define-list.ts'
import { ListFilters } from './list-filters.tsx'
import css from './list-tools.module.css'
import { SavedViews } from './saved-views.tsx'
import { withParams } from './url.ts'

/** Tabs, search, filters and saved views of a list. A plain form, so it also works before hydration. */
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
  const placeholder = list.search
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const send = () => {
    if (!form.current) return
    const asked = new FormData(form.current)
    for (const name of ['from', 'to']) {
      const day = readDay(String(asked.get(name) ?? ''))
      if (day) asked.set(name, day)
    }
    submit(asked, { method: 'get', replace: true, preventScrollReset: true })
  }
  const sendSoon = useDebouncedCallback(send, 220)
  const query = search.get('query') ?? ''
  const own = new Set(['after', 'page', 'query', ...filtersOf(list)])

  // The address may change without typing (back, "clear"): the field then follows it.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query
  }, [query])
  // Text that was typed before hydration is searched too.
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) sendSoon()
  }, [sendSoon])

  return (
    <Form
      ref={form}
      className={css.narrow}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
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
      <ListFilters list={list} search={search} onChange={send} />
      <noscript>
        <button type="submit">Search</button>
      </noscript>
    </Form>
  )
}
