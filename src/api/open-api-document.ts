import { z } from 'zod'
import { answersOf } from './answers/answers-of.ts'
import type { ApiRoute } from './route.ts'

const problemSchema = z.object({
  type: z.string(),
  status: z.int(),
  code: z.string().meta({ description: 'Stable; programs decide by it.' }),
  title: z.string().meta({ description: 'A sentence for people that says what to do.' }),
  fields: z.record(z.string(), z.string()).optional(),
})

/** OpenAPI 3.1, made from the same table that answers the calls (D1). */
export function openApiDocument(routes: readonly ApiRoute[], shopUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = (paths[`/api${route.path}`] ??= {})
    path[route.method] = operation(route)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haat shop API',
      version: '1',
      description: 'Everything the storefront uses, and what other programs may.',
    },
    servers: [{ url: shopUrl }],
    paths,
    components: { schemas: { Problem: jsonSchema(problemSchema) } },
  }
}

function operation(route: ApiRoute): object {
  return {
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    'x-allowed': route.allow,
    parameters: [
      ...pathParameters(route.path),
      ...headerParameters(route.headers),
      ...queryParameters(route.query),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: !route.body.safeParse({}).success,
            content: { 'application/json': { schema: jsonSchema(route.body) } },
          },
        }
      : {}),
    responses: Object.fromEntries(
      Object.entries(answersOf(route)).map(([status, { description, schema }]) => [
        status,
        { description, ...content(Number(status), schema) },
      ]),
    ),
  }
}

function content(status: number, schema: z.ZodType | undefined): object {
  if (status >= 400) {
    return {
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }
  }
  return schema ? { content: { 'application/json': { schema: jsonSchema(schema) } } } : {}
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function headerParameters(headers: Record<string, string> = {}): object[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: z.ZodType | undefined): object[] {
  if (!query) return []
  const schema = jsonSchema(query)
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}

function jsonSchema(schema: z.ZodType): {
  properties?: Record<string, object>
  required?: string[]
} {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest as { properties?: Record<string, object>; required?: string[] }
}
