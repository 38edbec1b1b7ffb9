import type { Config } from '#server/config.ts'
import { mailsFolder } from '#server/integrations-config.ts'

const DEMO_PASSWORD = 'Skyways-demo-1'
const DEMO_LOGINS = ['owner@skyways.test', 'agent@skyways.test', 'owner@savanna.test']

/** The addresses to open after a start, as lines of text. */
export function announce(config: Config, options: { sandbox: boolean; seconds: number }): string {
  const storefront = new URL(config.publicUrl)
  storefront.hostname = `skyways.customer.${config.ROOT_DOMAIN}`
  const rows: [string, string][] = [
    ['Agent portal', config.publicUrl],
    ...(config.seedDemo ? [['Demo storefront', storefront.origin] satisfies [string, string]] : []),
    ['API reference', `${config.publicUrl}/api/reference`],
    ...(config.SMTP_URL
      ? []
      : [
          ['Outbox', `${config.publicUrl}/outbox; with codes and links, ${mailsFolder(config.DATA_DIR)}`] satisfies [
            string,
            string,
          ],
        ]),
    ...(options.sandbox ? [['Sandbox panel', config.sandboxUrl] satisfies [string, string]] : []),
    ...(config.seedDemo
      ? DEMO_LOGINS.map((login) => ['Demo login', `${login} / ${DEMO_PASSWORD}`] satisfies [string, string])
      : []),
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(16)} ${value}`)
  return ['', `Tradewind is ready (${options.seconds.toFixed(1)} s). Ctrl-C stops it.`, '', ...lines, ''].join('\n')
}
