import '@mantine/spotlight/styles.layer.css'
import { useDebouncedCallback } from '@mantine/hooks'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch, IconTicket, IconUser } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { orderAddress } from '../products/order-address.ts'
import type { loader } from '../screens/lookup/everything.ts'
import { useSession } from '../session.ts'
import { navigationFor } from './navigation.ts'

const [store, spotlight] = createSpotlight()

/** Search over screens, orders and customers. Opens each time `request` grows. */
export function CommandPalette({ request }: { request: number }) {
  const session = useSession()
  const navigate = useNavigate()
  const fetcher = useFetcher<typeof loader>()
  const [typed, setTyped] = useState('')
  const find = useDebouncedCallback((query: string) => fetcher.load(`/lookup/everything?query=${encodeURIComponent(query)}`), 160)

  useEffect(() => {
    if (request > 0) spotlight.open()
  }, [request])

  const change = (query: string) => {
    setTyped(query)
    if (query.trim().length > 1) find(query.trim())
  }
  const wanted = typed.trim().toLowerCase()
  const screens = navigationFor(session?.permissions ?? [])
    .flatMap((section) => section.entries)
    .filter((entry) => `${entry.label} ${entry.words ?? ''}`.toLowerCase().includes(wanted))
  const found = wanted.length > 1 ? fetcher.data : undefined
  const isEmpty = screens.length === 0 && !found?.orders.length && !found?.customers.length

  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={change}
      shortcut={null}
      clearQueryOnClose
      maxHeight={420}
      centered={false}
      yOffset="12dvh"
      size={620}
      attributes={{ content: { 'aria-label': 'Search' } }}
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      scrollable
    >
      <Spotlight.Search
        placeholder="Order number, booking reference, ticket, name, e-mail"
        leftSection={<IconSearch size={18} stroke={1.5} />}
      />
      <Spotlight.ActionsList>
        {screens.length > 0 && (
          <Spotlight.ActionsGroup label="Places">
            {screens.map((entry) => (
              <Spotlight.Action
                key={entry.to}
                label={entry.label}
                leftSection={<entry.icon size={18} stroke={1.5} />}
                onClick={() => navigate(entry.to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found && found.orders.length > 0 && (
          <Spotlight.ActionsGroup label="Orders">
            {found.orders.map((order) => (
              <Spotlight.Action
                key={order.id}
                label={`${order.number}  ${order.title}`}
                description={order.status}
                leftSection={<IconTicket size={18} stroke={1.5} />}
                onClick={() => navigate(orderAddress(order))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found && found.customers.length > 0 && (
          <Spotlight.ActionsGroup label="Customers">
            {found.customers.map((customer) => (
              <Spotlight.Action
                key={customer.id}
                label={customer.name}
                description={customer.email}
                leftSection={<IconUser size={18} stroke={1.5} />}
                onClick={() => navigate(`/order?query=${encodeURIComponent(customer.email)}`)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {isEmpty && (
          <Spotlight.Empty>{fetcher.state === 'loading' ? 'Looking…' : 'Nothing found by that name or number.'}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
