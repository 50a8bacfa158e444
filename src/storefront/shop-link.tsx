export { localPath, ShopButtonLink, ShopLink } from '#pages/shop-link.tsx'
