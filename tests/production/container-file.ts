import { readFileSync } from 'node:fs'

export interface Instruction {
  /** `FROM`, `RUN`, `COPY` ... */
  name: string
  value: string
}

/** The stages of deploy/Dockerfile, each the instructions from its `FROM` on. */
export function readStages(): Instruction[][] {
  const lines = readFileSync('deploy/Dockerfile', 'utf8').replaceAll('\\\n', ' ').split('\n')
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stages.push([])
    if (name) stages.at(-1)?.push({ name, value: value.replaceAll(/\s+/g, ' ') })
  }
  return stages
}

/** The files in the image's working folder: folders and files of the repository, and those that the build writes. */
export function shippedPaths(): { path: string; isBuilt: boolean }[] {
  return (readStages().at(-1) ?? [])
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ value }) => {
      const words = value.split(' ').filter((word) => !word.startsWith('--'))
      return words.slice(0, -1).map((path) => ({ path: path.replace('/app/', ''), isBuilt: value.startsWith('--from=build') }))
    })
}

/** The variables set by the image. */
export function imageEnvironment(): Record<string, string> {
  const settings = (readStages().at(-1) ?? []).filter(({ name }) => name === 'ENV').flatMap(({ value }) => value.split(' '))
  return Object.fromEntries(settings.map((setting) => setting.split('=', 2)))
}
