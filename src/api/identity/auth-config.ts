import { z } from 'zod'
import { accessTokenSeconds } from '#shop/identity/tokens/access-token.ts'
import type { Shop } from '#shop/shop.ts'
import { answerShared } from '../answers/answer-shared.ts'
import { defineRoute, type ApiRoute } from '../route.ts'

const policySchema = z.object({
  minLength: z.int(),
  maxLength: z.int(),
  lowercase: z.boolean(),
  uppercase: z.boolean(),
  digit: z.boolean(),
  other: z.boolean(),
})

const policy = defineRoute({
  method: 'get',
  path: '/password-policy',
  allow: 'anyone',
  summary: 'What a new password must have',
  answers: { 200: { description: 'The policy', schema: policySchema } },
  handle: async ({ shop, request }) => answerShared(request, shop.environment.passwordPolicy),
})

const config = defineRoute({
  method: 'get',
  path: '/auth-config',
  allow: 'anyone',
  summary: 'How people can sign in here',
  answers: {
    200: {
      description: 'Ways of signing in, and the constants that pages need (spec 9)',
      schema: z.object({
        signIn: z.object({ password: z.boolean(), google: z.boolean() }),
        passwordPolicy: policySchema,
        popup: z.object({ width: z.int(), height: z.int() }),
        token: z.object({
          seconds: z.int(),
          refreshBeforeSeconds: z.int(),
          marginSeconds: z.int(),
        }),
      }),
    },
  },
  handle: async ({ shop, request }) => answerShared(request, authConfig(shop)),
})

function authConfig({ environment }: Shop) {
  return {
    signIn: { password: true, google: environment.google !== undefined },
    passwordPolicy: environment.passwordPolicy,
    popup: { width: 500, height: 600 },
    token: { seconds: accessTokenSeconds, refreshBeforeSeconds: 300, marginSeconds: 30 },
  }
}

export const authConfigRoutes: readonly ApiRoute[] = [policy, config]
