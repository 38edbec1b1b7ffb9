import type { FastifyInstance } from 'fastify'
import type { SandboxDeps } from '../../deps.ts'
export function registerPictures(_app: FastifyInstance, _deps: SandboxDeps): void {}
