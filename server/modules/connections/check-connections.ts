import type { Connection } from '#contract/connections.ts'
import { soldProducts } from '#domain/product-types.ts'
import { AppError } from '#domain/errors.ts'
import { productPlurals } from '#domain/product-plurals.ts'
import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { createMemoryCache } from '../../memory-cache.ts'
import { perSystem } from '../../per-system.ts'
import { saleOf } from '../../products/sale-of.ts'
import type { System } from '../../system.ts'
import { actorMay } from '../access/actor-may.ts'

/** A part that does not respond within this time counts as unavailable. */
const PATIENCE_MS = 8_000
/** Third parties are called once in this time, however many members open the page. */
const SHARED_MS = 2_000

interface Probe {
  id: string
  part: Connection['part']
  name: string
  /** The label for members who may not see the agency's suppliers. */
  publicName: string
  /** What came back, in a sentence for members. */
  answer: string
  /** Resolves when the part responds: with null, or with the fault of its response. */
  ask: () => Promise<string | null>
}

type Checked = Connection & Pick<Probe, 'publicName'>

const EACH = 50

const checks = perSystem(({ now }) => createMemoryCache<Checked[]>({ freshMs: SHARED_MS, most: EACH, now }))

/** Whether every network dependency of this system responds now. Suppliers are numbered for members who may not see their names. */
export async function checkConnections(ctx: Ctx): Promise<Connection[]> {
  const { system } = ctx
  const checked = await checks(system).get('all', () => Promise.all(probesOf(system).map((probe) => check(system, probe))))
  return checked.map((one) => shownTo(ctx, one))
}

/** One of them, by its id. Throws access.not-found. */
export async function checkConnection(ctx: Ctx, id: string): Promise<Connection> {
  const { system } = ctx
  const probe = probesOf(system).find((one) => one.id === id)
  if (!probe) throw new AppError('access.not-found')
  const [checked] = await checks(system).get(id, async () => [await check(system, probe)])
  if (!checked) throw new AppError('access.not-found')
  return shownTo(ctx, checked)
}

function shownTo(ctx: Ctx, { publicName, ...one }: Checked): Connection {
  return actorMay(ctx, 'margin:read') ? one : { ...one, name: publicName }
}

/** Each is a read that needs our key and is free of charge: of a booking or a payment that does not exist. */
function probesOf(system: System): Probe[] {
  const { payments, mail } = system.integrations
  const reference = `connection-check-${system.newId()}`
  const named = (name: string) => ({ name, publicName: name })
  return [
    ...soldProducts.flatMap((product) => {
      const part = productPlurals[product]
      const probes = saleOf(product).probes(system.integrations, { reference, now: system.now() })
      return probes.map(({ title, ask }, at) => ({
        id: `${part}-${at + 1}`,
        part,
        name: title,
        publicName: `Supplier of ${part} ${at + 1}`,
        answer: 'It accepted our key, and knows no booking with the number of this check, as expected.',
        ask: () => ask().then(() => null),
      }))
    }),
    {
      id: 'payments',
      part: 'payments',
      ...named('Payment gateway'),
      answer: 'It accepted our key, and knows no payment with the number of this check, as expected.',
      ask: () => payments.verify(reference).then(() => null),
    },
    {
      id: 'mail',
      part: 'mail',
      ...named(mail.id === 'stored' ? 'Mail, stored on this machine' : 'Mail server'),
      answer:
        mail.id === 'stored'
          ? 'Mails can be written here. No mail server is set, so none leaves this machine.'
          : 'It accepted our sign-in.',
      ask: () => mail.check().then(() => null),
    },
    {
      id: 'cache',
      part: 'cache',
      answer: 'A value was written and read back.',
      ...named(system.sharedCache ? 'Shared cache' : 'Cache of this node'),
      ask: () => askCache(system, reference),
    },
  ]
}

async function askCache({ cache, sharedCache }: System, key: string): Promise<string | null> {
  if (sharedCache && !(await sharedCache.isUp())) return 'It does not answer. This node uses its own memory.'
  await cache.set(key, key, PATIENCE_MS)
  return (await cache.get(key)) === key ? null : 'It did not give back what was put into it.'
}

async function check({ now, log }: System, { ask, answer, ...probe }: Probe): Promise<Checked> {
  const checkedAt = now().toISOString()
  const start = performance.now()
  const timer = Promise.withResolvers<string>()
  const timeout = setTimeout(() => timer.resolve(problems.timeout), PATIENCE_MS)
  const problem = await Promise.race([timer.promise, ask()]).catch((error: unknown) => {
    log.warn({ err: error, connection: probe.name }, 'a connection was checked and does not work')
    return error instanceof SupplierError ? problems[error.kind] : 'It cannot be used. The log says why.'
  })
  clearTimeout(timeout)
  return {
    ...probe,
    problem,
    answer: problem === null ? answer : null,
    milliseconds: Math.round(performance.now() - start),
    checkedAt,
  }
}

const unreadable = 'It answered what cannot be read.'

/** The message for members. A vendor's own message is only logged: it may name the supplier. */
const problems: Record<SupplierErrorKind, string> = {
  unavailable: 'It cannot be reached or used.',
  timeout: 'It does not answer in time.',
  'rate-limited': 'It gets too many requests from us.',
  rejected: 'It refuses us: check its key.',
  'price-changed': unreadable,
  'sold-out': unreadable,
  'unknown-outcome': unreadable,
}
