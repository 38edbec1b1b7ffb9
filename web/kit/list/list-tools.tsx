import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import type { Filter, ListConfig } from './define-list.ts'
import css from './list-tools.module.css'
import { withParams } from './url.ts'

/** Tabs, search and filters of a list. A plain form underneath, so it also works before scripts arrive. */
export function ListTools<Row>({ list }: { list: ListConfig<Row> }) {
  const [search] = useSearchParams()
  const filters = list.filters ?? []
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
      {(list.search || filters.length > 0) && <Narrow filters={filters} placeholder={list.search} search={search} />}
    </div>
  )
}

type NarrowProps = { filters: Filter[]; placeholder: string | undefined; search: URLSearchParams }

function Narrow({ filters, placeholder, search }: NarrowProps) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const send = () => form.current && submit(form.current, { replace: true, preventScrollReset: true })
  const sendSoon = useDebouncedCallback(send, 220)
  const query = search.get('query') ?? ''
  const own = new Set(['query', 'after', 'page', ...filters.map((filter) => filter.param)])

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
        <label key={filter.param} className={css.filter} data-on={search.get(filter.param) ? '' : undefined}>
          <span className="visually-hidden">{filter.label}</span>
          <select
            key={search.get(filter.param) ?? ''}
            name={filter.param}
            defaultValue={search.get(filter.param) ?? ''}
            onChange={send}
          >
            <option value="">{filter.label}</option>
            {filter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {filters.some((filter) => search.get(filter.param)) && (
        <Link
          to={withParams(search, Object.fromEntries(filters.map((filter) => [filter.param, null])))}
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
