import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** A part of src/routes.ts: what is sold, and what is said of it on the home page. */
export const catalogPages = (id: (name: string) => { id: string }): RouteConfigEntry[] => [
  route('dashboard/products', 'backoffice/products/products.tsx', id('/products')),
  route(
    'dashboard/products/pictures',
    'backoffice/product-details/pictures/picture-action.ts',
    id('/take-picture'),
  ),
  route(
    'dashboard/products/grid',
    'backoffice/product-grid/product-grid.tsx',
    id('/products/grid'),
  ),
  route(
    'dashboard/products/:product',
    'backoffice/product-details/product-details.tsx',
    id('/product-details'),
  ),
  route(
    'dashboard/products/:product/stock',
    'backoffice/product-details/stock/stock-history.tsx',
    id('/stock-history'),
  ),
  route('dashboard/imports', 'backoffice/imports/imports.tsx', id('/imports')),
  route('dashboard/imports/:import', 'backoffice/imports/import-page.tsx', id('/import')),
  route('dashboard/imports/:import/now', 'backoffice/imports/import-now.ts', id('/import-now')),
  route('dashboard/jobs', 'backoffice/jobs/jobs.tsx', id('/jobs')),
  route('dashboard/stock-count', 'backoffice/stock-count/stock-count.tsx', id('/stock-count')),
  route(
    'dashboard/stock-count/variants',
    'backoffice/stock-count/find-variants.ts',
    id('/countable-variants'),
  ),
  route('dashboard/categories', 'backoffice/categories/categories.tsx', id('/categories')),
  route(
    'dashboard/categories/:category',
    'backoffice/categories/edit/category-page.tsx',
    id('/category'),
  ),
  route('dashboard/attributes', 'backoffice/attributes/attributes.tsx', id('/attributes')),
  route(
    'dashboard/attributes/:attribute',
    'backoffice/attributes/edit/attribute-page.tsx',
    id('/attribute'),
  ),
  route('dashboard/banners', 'backoffice/banners/banners.tsx', id('/banners')),
  route('dashboard/banners/:banner', 'backoffice/banners/edit/banner-page.tsx', id('/banner')),
  route('dashboard/coupons', 'backoffice/coupons/coupons.tsx', id('/coupons')),
  route('dashboard/coupons/products', 'backoffice/coupons/find-products.ts', id('/couponable')),
  route('dashboard/coupons/:coupon', 'backoffice/coupons/edit/coupon-page.tsx', id('/coupon')),
]
