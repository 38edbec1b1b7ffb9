import type { Config } from '@react-router/dev/config'
import { buildFolder } from './contract/web-build.ts'

export default {
  appDirectory: 'web',
  buildDirectory: buildFolder,
  ssr: true,
} satisfies Config
