import { existsSync, readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { assertProduction } from '#server/assert-production.ts'
import { Environment, loadConfig } from '#server/config.ts'
import { imageEnvironment, readStages, shippedPaths } from './container-file.ts'
import { importsOf } from './imports.ts'

const Service = z.object({
  image: z.string().optional(),
  ports: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
})
const Compose = z.object({ services: z.record(z.string(), Service), volumes: z.record(z.string(), z.null()) })
const { services, volumes } = Compose.parse(parseYaml(readFileSync('deploy/compose.yaml', 'utf8')))
const { devDependencies } = z
  .object({ devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

describe('the container file', () => {
  const stages = readStages()
  const shipped = stages.at(-1) ?? []
  const valuesOf = (name: string) => shipped.filter((one) => one.name === name).map(({ value }) => value)

  test('has two stages on the Node version of development', () => {
    expect(stages.map(([from]) => from?.value)).toEqual([
      expect.stringMatching(`^node:${devDependencies.node}-\\S+ AS build$`),
      expect.stringMatching(`^node:${devDependencies.node}-\\S+$`),
    ])
  })

  test('contains only production packages, and runs as a user who owns only the data folder', () => {
    expect(valuesOf('RUN').join(' ')).toContain('npm ci --omit=dev ')
    expect(valuesOf('USER')).toEqual(['node'])
    expect(valuesOf('VOLUME')).toEqual(['/data'])
    expect(imageEnvironment()).toEqual({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' })
    expect(valuesOf('HEALTHCHECK').join()).toContain('/healthz')
  })

  test('contains every source file that the server loads', () => {
    const [program = ''] = /[\w/]+\.ts/.exec(valuesOf('CMD').join()) ?? []
    const folders = shippedPaths().map(({ path }) => `${path}/`)
    const missing = [...importsOf(program).files].filter((file) => !folders.some((folder) => file.startsWith(folder)))
    expect(missing).toEqual([])
  })
})

describe('the compose file', () => {
  test.each(Object.entries(services).filter(([name]) => name !== 'app'))('%s has a full version', (_, service) => {
    expect(service.image).toMatch(/^[\w/]+:\d+\.\d+(\.\d+)?$/)
  })

  test('the product is built from the container file of this folder', () => {
    expect(services.app?.build).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' })
    expect(existsSync('deploy/Dockerfile')).toBe(true)
  })

  test('only the proxy is reachable from outside', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports.length)).toEqual(['proxy'])
  })

  test('services with a health check are awaited until healthy', () => {
    for (const { depends_on: needed } of Object.values(services))
      for (const [name, { condition }] of Object.entries(needed)) {
        const saysSo = name === 'app' || services[name]?.healthcheck !== undefined
        expect([name, condition]).toEqual([name, saysSo ? 'service_healthy' : 'service_started'])
      }
  })

  test('persistent data is in a volume', () => {
    const used = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''))
    expect(used.filter((name) => !name.startsWith('./')).toSorted()).toEqual(Object.keys(volumes).toSorted())
    for (const name of ['app', 'database', 'files', 'proxy']) expect(services[name]?.volumes).not.toEqual([])
  })

  test('contains no secret: each is a variable that must be set', () => {
    for (const { environment } of Object.values(services))
      for (const [name, value] of Object.entries(environment)) {
        if (/PASSWORD|SECRET|TOKEN/.test(name)) expect(value).toMatch(/^\$\{\w+:\?\}$/)
        const [, password] = /\/\/\w+:(.*)@/.exec(value) ?? []
        if (password !== undefined) expect(password).toMatch(/^\$\{\w+:\?\}$/)
      }
  })

  test('starts the product in production with the settings of the example', () => {
    const lines = readFileSync('deploy/production.env.example', 'utf8').matchAll(/^(\w+)=(.*)$/gm)
    // Variables to be filled in; these stay empty without such a supplier.
    const mayBeEmpty = ['ZENITH_TOKEN', 'TOUR_SUPPLIERS', 'XCOVER_KEY']
    const filled: Record<string, string> = {
      ...Object.fromEntries(
        [...lines].map(([, name, value]) => [name, value || (mayBeEmpty.includes(name ?? '') ? '' : 'filled-in-'.repeat(4))]),
      ),
      ROOT_DOMAIN: 'tradewind.example',
      ENCRYPTION_KEY: 'e'.repeat(64),
      SMTP_URL: 'smtp://mail.example',
    }
    const set = Object.entries(services.app?.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):\?\}/g, (_, variable: string) => filled[variable] ?? `(${variable} is not in the example)`),
    ])
    expect(set.filter(([name = '', value = '']) => value.includes('(') || !(name in Environment.shape))).toEqual([])
    const config = loadConfig({ ...filled, ...imageEnvironment(), ...Object.fromEntries(set) })
    expect(config.isProduction).toBe(true)
    expect(() => assertProduction(config)).not.toThrow()
  })
})
